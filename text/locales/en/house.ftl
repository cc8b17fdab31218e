## At the door of the server

house-slowly = Not so fast
house-too-often = { $seconds ->
    [one] That was too much at once. Try again in a second.
   *[other] That was too much at once. Try again in { $seconds } seconds.
}
house-too-many-streams = Too many tables are open at once in this browser or at this address. Close some and try again in { $seconds } seconds.
house-too-slow = The request took too long to arrive. Try again.
house-other-way = This address is there, but not for what was asked of it.
house-other-site = The request came from the page of another site and was not carried out.
house-not-there = There is nothing at this address.
