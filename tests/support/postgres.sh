#!/usr/bin/env bash
# Runs a command with TEST_DATABASE_URL pointing at a private PostgreSQL that lives only as long as the command:
#   tests/support/postgres.sh npm test -- contract
# or, with --citus, with TEST_CITUS_URL and TEST_CITUS_WORKERS pointing at the three nodes of a private Citus cluster:
#   tests/support/postgres.sh --citus npm test -- contract
# Its data lie in memory where there is room (a new database for each test file is a tenth of a second there, not one), else in a
# temporary folder; it listens on loopback alone, and it is stopped and removed on every way out.
# Exit code: the command's; 69 where this machine has no PostgreSQL 15 or newer, or none with Citus.
set -euo pipefail

nodes=1
needed=''
if [ "${1:-}" = --citus ]; then nodes=3; needed=' with Citus'; shift; fi
bin=''
for candidate in $(ls -d /usr/lib/postgresql/*/bin /usr/pgsql-*/bin /opt/homebrew/opt/postgresql*/bin 2>/dev/null | sort -V -r) "$(dirname "$(command -v initdb || echo /none/initdb)")"; do
  [ -x "$candidate/initdb" ] && [ -x "$candidate/pg_ctl" ] || continue
  version=$("$candidate/initdb" --version | grep -oE '[0-9]+' | head -n 1)
  [ "$version" -ge 15 ] || continue
  [ "$nodes" = 1 ] || [ -f "$("$candidate/pg_config" --pkglibdir 2>/dev/null)/citus.so" ] || continue
  bin=$candidate; break
done
if [ -z "$bin" ]; then
  echo "No PostgreSQL 15 or newer$needed is installed here (looked for initdb and pg_ctl under /usr/lib/postgresql and on the PATH)."
  exit 69
fi

place=/tmp
room=$(df -Pk /dev/shm 2>/dev/null | awk 'NR == 2 { print $4 }')
if [ "${room:-0}" -ge 6000000 ] && [ -w /dev/shm ]; then place=/dev/shm; fi
folder=$(mktemp -d "$place/countinghouse-postgres.XXXXXX")
password=$(node -p 'require("node:crypto").randomBytes(16).toString("hex")')
ports=($(node -e 'const { createServer } = require("node:net");
  const all = Array.from({ length: Number(process.argv[1]) }, () => createServer().listen(0, "127.0.0.1"));
  setTimeout(() => { for (const one of all) { console.log(one.address().port); one.close(); } }, 50)' "$nodes"))
child=''

# PostgreSQL refuses to run as root.
server_user=''
if [ "$(id -u)" = 0 ]; then
  server_user=nobody
  if id postgres >/dev/null 2>&1; then server_user=postgres; fi
fi
# Its nodes look for certificates at home, which is not that of whoever started this.
as_server() {
  if [ -z "$server_user" ]; then "$@"
  elif command -v setpriv >/dev/null; then HOME="$folder" setpriv --reuid="$server_user" --regid="$(id -g "$server_user")" --clear-groups -- "$@"
  else HOME="$folder" runuser -u "$server_user" -- "$@"
  fi
}

clean_up() {
  trap - EXIT INT TERM HUP
  if [ -n "$child" ]; then kill "$child" 2>/dev/null || true; wait "$child" 2>/dev/null || true; fi
  for port in "${ports[@]}"; do
    [ ! -f "$folder/$port/postmaster.pid" ] || (cd "$folder" && as_server "$bin/pg_ctl" -D "$folder/$port" -m immediate -w stop >/dev/null) || true
  done
  rm -rf "$folder"
}
trap clean_up EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

echo "$password" >"$folder/password"
chmod 700 "$folder"
[ -z "$server_user" ] || chown -R "$server_user" "$folder"
cd "$folder"
settings="-c listen_addresses=127.0.0.1 -c unix_socket_directories=$folder -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=200"
auth=(--auth=scram-sha-256 --pwfile="$folder/password")
if [ "$nodes" -gt 1 ]; then
  settings+=' -c shared_preload_libraries=citus -c citus.propagate_set_commands=local -c citus.enable_unsafe_triggers=on -c citus.shard_count=4 -c max_prepared_transactions=200'
  # The nodes sign in to each other as whoever asks.
  auth=(--auth=trust)
fi
for port in "${ports[@]}"; do
  as_server "$bin/initdb" -D "$folder/$port" -U postgres "${auth[@]}" --encoding=UTF8 --no-locale --no-sync >"$folder/log" 2>&1 || { cat "$folder/log"; exit 1; }
  as_server "$bin/pg_ctl" -D "$folder/$port" -l "$folder/$port.log" -o "$settings -c port=$port" -w -t 60 start >/dev/null || { cat "$folder/$port.log"; exit 1; }
done
cd "$OLDPWD"

if [ "$nodes" -gt 1 ]; then
  urls=("${ports[@]/#/postgres://postgres@127.0.0.1:}")
  export TEST_CITUS_URL="${urls[0]}/postgres" TEST_CITUS_WORKERS="${urls[1]}/postgres ${urls[2]}/postgres"
  echo "PostgreSQL $version with Citus is up on 127.0.0.1: coordinator ${ports[0]}, workers ${ports[1]} and ${ports[2]}; logs in $folder."
else
  # The tests connect as a database owner has it at a provider: no superuser.
  PGPASSWORD=$password "$bin/psql" -qX -h 127.0.0.1 -p "${ports[0]}" -U postgres -d postgres -c "create role countinghouse login createdb createrole password '$password'" -c 'create database countinghouse owner countinghouse'
  export TEST_DATABASE_URL="postgres://countinghouse:$password@127.0.0.1:${ports[0]}/countinghouse"
  echo "PostgreSQL $version is up on 127.0.0.1:${ports[0]}."
fi
"$@" &
child=$!
code=0
wait "$child" || code=$?
child=''
exit "$code"
