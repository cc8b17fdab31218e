## At the door of the server

house-slowly = Not so fast
house-too-often = { $seconds ->
    [one] That was too much at once. Try again in a second.
   *[other] That was too much at once. Try again in { $seconds } seconds.
}
house-too-many-streams = Too many tables are open at once in this browser or at this address. Close some and try again in { $seconds } seconds.
house-too-slow = The request took too long to arrive. Try again.
