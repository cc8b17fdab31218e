"""A bot for Bastide over its API, in plain Python: it plays whatever is legal, at random.

    python3 examples/bot.py http://127.0.0.1:7430 cathedral

It sets up a game and plays it to the end, for the owner of BASTIDE_TOKEN if there is one. `choose` is the
place for a better idea.
"""
import json, os, random, sys, urllib.error, urllib.request, uuid

SETUPS = {"anarchy": ("players=1", ["me"]), "tournay": ("players=2", ["me", "bot:greedy"])}


class Bastide:
    def __init__(self, server, token=None):
        self.api, self.token = server.rstrip("/") + "/api/v1", token
        if token is None:
            self.token = self.ask("POST", "/guests", {"name": "Python"})["token"]

    def open(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        request = urllib.request.Request(self.api + path, data, headers, method=method)
        return urllib.request.urlopen(request, timeout=60)

    def ask(self, method, path, body=None):
        try:
            return json.load(self.open(method, path, body))
        except urllib.error.HTTPError as problem:
            sys.exit(f"{method} {path}: {problem.read().decode()}")

    def changes(self):
        """Where one's games stand, whenever that changes."""
        for line in self.open("GET", "/stream"):
            if line.startswith(b"data:"):
                yield json.loads(line[5:])


def choose(match):
    return random.choice(match["legal"])["action"]


def main(server, game):
    house = Bastide(server, os.environ.get("BASTIDE_TOKEN"))
    setup, seats = SETUPS.get(game, ("", ["me", "bot:greedy"]))
    match = house.ask("POST", "/matches", {"game": game, "setup": setup, "seats": seats})
    for change in house.changes():
        if change["match"] != match["id"]:
            continue
        match = house.ask("GET", f"/matches/{match['id']}")
        while match["legal"]:
            wish = {"action": choose(match), "seq": match["seq"], "key": str(uuid.uuid4())}
            match = house.ask("POST", f"/matches/{match['id']}/actions", wish)
        if match["ending"]:
            return print(f"{match['question']} {match['plies']} actions, points {match['ending']['points']}")


main(*sys.argv[1:3])
