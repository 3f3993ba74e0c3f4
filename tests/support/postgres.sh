#!/usr/bin/env bash
# Runs a command with TEST_DATABASE_URL pointing at a private PostgreSQL that lives only as long as the command:
#   tests/support/postgres.sh npm test -- contract
# Its data lie in memory where there is room (a new database for each test file is a tenth of a second there, not one), else in a
# temporary folder; it listens on loopback alone, and it is stopped and removed on every way out.
# Exit code: the command's; 69 where this machine has no PostgreSQL 15 or newer.
set -euo pipefail

bin=''
for candidate in $(ls -d /usr/lib/postgresql/*/bin /usr/pgsql-*/bin /opt/homebrew/opt/postgresql*/bin 2>/dev/null | sort -V -r) "$(dirname "$(command -v initdb || echo /none/initdb)")"; do
  [ -x "$candidate/initdb" ] && [ -x "$candidate/pg_ctl" ] || continue
  version=$("$candidate/initdb" --version | grep -oE '[0-9]+' | head -n 1)
  if [ "$version" -ge 15 ]; then bin=$candidate; break; fi
done
if [ -z "$bin" ]; then
  echo "No PostgreSQL 15 or newer is installed here (looked for initdb and pg_ctl under /usr/lib/postgresql and on the PATH)."
  exit 69
fi

place=/tmp
room=$(df -Pk /dev/shm 2>/dev/null | awk 'NR == 2 { print $4 }')
if [ "${room:-0}" -ge 6000000 ] && [ -w /dev/shm ]; then place=/dev/shm; fi
folder=$(mktemp -d "$place/countinghouse-postgres.XXXXXX")
password=$(node -p 'require("node:crypto").randomBytes(16).toString("hex")')
port=$(node -e 'const s = require("node:net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })')
child=''

# PostgreSQL refuses to run as root.
server_user=''
if [ "$(id -u)" = 0 ]; then
  server_user=nobody
  if id postgres >/dev/null 2>&1; then server_user=postgres; fi
fi
as_server() {
  if [ -z "$server_user" ]; then "$@"
  elif command -v setpriv >/dev/null; then setpriv --reuid="$server_user" --regid="$(id -g "$server_user")" --clear-groups -- "$@"
  else runuser -u "$server_user" -- "$@"
  fi
}

clean_up() {
  trap - EXIT INT TERM HUP
  if [ -n "$child" ]; then kill "$child" 2>/dev/null || true; wait "$child" 2>/dev/null || true; fi
  if [ -f "$folder/data/postmaster.pid" ]; then (cd "$folder" && as_server "$bin/pg_ctl" -D "$folder/data" -m immediate -w stop >/dev/null) || true; fi
  rm -rf "$folder"
}
trap clean_up EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

echo "$password" >"$folder/password"
chmod 700 "$folder"
[ -z "$server_user" ] || chown -R "$server_user" "$folder"
cd "$folder"
as_server "$bin/initdb" -D "$folder/data" -U postgres --pwfile="$folder/password" --auth=scram-sha-256 --encoding=UTF8 --no-locale --no-sync >"$folder/log" 2>&1 || { cat "$folder/log"; exit 1; }
settings="-c listen_addresses=127.0.0.1 -c port=$port -c unix_socket_directories=$folder -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=200"
as_server "$bin/pg_ctl" -D "$folder/data" -l "$folder/server.log" -o "$settings" -w -t 60 start >/dev/null || { cat "$folder/server.log"; exit 1; }
cd "$OLDPWD"

# The tests connect as a database owner has it at a provider: no superuser.
PGPASSWORD=$password "$bin/psql" -qX -h 127.0.0.1 -p "$port" -U postgres -d postgres -c "create role countinghouse login createdb createrole password '$password'" -c 'create database countinghouse owner countinghouse'
export TEST_DATABASE_URL="postgres://countinghouse:$password@127.0.0.1:$port/countinghouse"
echo "PostgreSQL $version is up on 127.0.0.1:$port."
"$@" &
child=$!
code=0
wait "$child" || code=$?
child=''
exit "$code"
