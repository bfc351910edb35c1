#!/bin/sh
# Installs this version of Ushirika as a service, or upgrades the one that is there. May be run again at any time.
# docs/operate.md says what it does and how to take it back.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
version=$(cat "$here/VERSION")
programs=/opt/ushirika
target=$programs/$version
current=$programs/current
settings=/etc/ushirika/ushirika.env
state=/var/lib/ushirika
backups=/var/backups/ushirika
unit=/etc/systemd/system/ushirika.service
log=/var/log/ushirika.log
pid_file=/run/ushirika.pid
# Seconds that a start may take: migrations of a large database, and the first start with the demo.
patience=${USHIRIKA_PATIENCE:-180}

say() { printf '%s\n' "$*"; }
fail() { printf '%s\n' "$*" >&2; exit 1; }
# A command and no function: started in the background, its process is the program's own.
as_service="setpriv --reuid=ushirika --regid=ushirika --init-groups"
has_systemd() { [ -d /run/systemd/system ]; }
setting() { sed -n "s/^$1=//p" "$settings" | tail -n 1; }

check_machine() {
  [ "$(id -u)" = 0 ] || fail "Please run install.sh as root."
  [ "$(uname -s)" = Linux ] || fail "This archive is for Linux."
  "$here/runtime/node" --version >/dev/null 2>&1 ||
    fail "This archive's Node does not run here. It is for another processor ($(uname -m) is this machine's), or this system lacks glibc 2.28 or libstdc++6."
}

make_user() {
  id ushirika >/dev/null 2>&1 ||
    useradd --system --user-group --home-dir "$state" --no-create-home --shell /usr/sbin/nologin ushirika
}

make_folders() {
  install -d -m 755 "$programs"
  install -d -m 750 -o root -g ushirika /etc/ushirika
  install -d -m 700 -o ushirika -g ushirika "$state" "$backups"
}

random_key() { "$here/runtime/node" -e 'console.log(crypto.randomBytes(32).toString("base64url"))'; }

make_settings() {
  [ -e "$settings" ] && return
  say "Writing $settings; .env.example in $target explains every setting."
  (
    umask 027
    cat >"$settings.new" <<SETTINGS
HOST=127.0.0.1
PORT=3000
# The address that visitors type; https makes cookies Secure.
APP_URL=
# 1 behind one reverse proxy that ends TLS.
TRUST_PROXY=0
DATA_DIR=$state/data
# 1 fills an empty database with the demo, for everyone who reaches this server.
DEMO=0
SMTP_URL=
BACKUP_DIR=$backups
# Nairobi time.
BACKUP_AT=02:30
# Opens the backups. It is in none of them: keep a copy of it somewhere else.
BACKUP_KEY=$(random_key)
SETTINGS
  )
  chgrp ushirika "$settings.new"
  chmod 640 "$settings.new"
  mv "$settings.new" "$settings"
}

# The program, owned by root: the service cannot change it.
copy_program() {
  if [ "$here" = "$target" ]; then return; fi
  rm -rf "$target.new"
  cp -R "$here" "$target.new"
  chown -R root:root "$target.new"
  chmod -R u+w,go-w,a+rX "$target.new"
  rm -rf "$target"
  mv "$target.new" "$target"
}

# Starts the new version on an empty database of its own: it runs on this machine, or nothing is changed. What Node
# compiled meanwhile is kept for the starts to come.
try_out() {
  trial=$(mktemp -d)
  chown ushirika "$trial"
  : >"$trial/log"
  $as_service env -i PATH="$PATH" USHIRIKA_SETTINGS=/dev/null DATA_DIR="$trial/data" PORT=0 DEMO=0 \
    NODE_COMPILE_CACHE="$trial/code" "$target/ushirika" serve >"$trial/log" 2>&1 &
  tried=$!
  waited=0
  until grep -q ' is ready on ' "$trial/log"; do
    reason=
    if ! kill -0 "$tried" 2>/dev/null; then
      reason="does not start on this machine"
    elif [ "$waited" -ge "$patience" ]; then
      reason="was not ready within $patience seconds (USHIRIKA_PATIENCE gives it more)"
    fi
    if [ -n "$reason" ]; then
      kill -9 "$tried" 2>/dev/null || true
      cat "$trial/log" >&2
      rm -rf "$trial"
      [ "$(readlink -f "$current")" = "$target" ] || rm -rf "$target"
      fail "Version $version $reason; nothing was changed."
    fi
    sleep 1
    waited=$((waited + 1))
  done
  kill "$tried"
  wait "$tried" 2>/dev/null || true
  rm -rf "$target/code"
  cp -R "$trial/code" "$target/code"
  chown -R root:root "$target/code"
  chmod -R a+rX "$target/code"
  rm -rf "$trial"
}

start() {
  if has_systemd; then
    systemctl daemon-reload
    systemctl restart ushirika
  else
    $as_service "$current/ushirika" serve >>"$log" 2>&1 </dev/null &
    echo $! >"$pid_file"
  fi
}

running() {
  if has_systemd; then
    systemctl is-active --quiet ushirika
  else
    [ -e "$pid_file" ] && kill -0 "$(cat "$pid_file")" 2>/dev/null
  fi
}

stop() {
  if has_systemd; then
    systemctl stop ushirika
  elif running; then
    kill "$(cat "$pid_file")"
    # As long as the unit gives it.
    waited=0
    while running; do
      [ "$waited" -lt 60 ] || kill -9 "$(cat "$pid_file")" 2>/dev/null || true
      sleep 1
      waited=$((waited + 1))
    done
    rm -f "$pid_file"
  fi
}

ready() {
  waited=0
  until "$current/ushirika" ready; do
    [ "$waited" -lt "$patience" ] || return 1
    sleep 1
    waited=$((waited + 1))
    # One that ended by itself will not become ready; systemd starts it again, and is given time for that.
    has_systemd || running || return 1
  done
}

point_to() { ln -sfn "$1" "$current.new" && mv -T "$current.new" "$current"; }

install_unit() {
  install -m 644 "$current/ushirika.service" "$unit"
  # What `systemctl enable` does, also where systemd does not run (yet).
  install -d /etc/systemd/system/multi-user.target.wants
  ln -sfn "$unit" /etc/systemd/system/multi-user.target.wants/ushirika.service
  ln -sfn "$current/ushirika" /usr/local/bin/ushirika
}

say_started() {
  say "Ushirika $version is ready on http://127.0.0.1:$(setting PORT)."
  has_systemd || say "systemd does not run here: it was started by hand (process $(cat "$pid_file"), log $log)."
}

first() {
  point_to "$target"
  install_unit
  start
  ready || fail "Ushirika did not become ready. See: journalctl -u ushirika (or $log)."
  say_started
  say "Settings: $settings. Data: $state. Keep a copy of BACKUP_KEY away from this machine."
}

# Nobody wrote anything since the backup: the service was stopped, and the new version never became ready.
go_back() {
  say "Version $version did not become ready. Going back to $(cat "$old/VERSION") ..." >&2
  stop || true
  point_to "$old"
  install_unit
  # PostgreSQL is put back with its own tools; most migrations only add, and the former version runs on that.
  if [ -n "$backup" ] && [ -z "$(setting DATABASE_URL)" ]; then
    failed=$(setting DATA_DIR).of-$version-$(date +%s)
    mv "$(setting DATA_DIR)" "$failed"
    "$old/ushirika" restore "$backup"
    say "The data is that of before the upgrade; what the new version left is in $failed." >&2
  fi
  start
  ready || fail "The former version did not become ready either. The backup is ${backup:-your own of PostgreSQL}."
  fail "Ushirika $(cat "$old/VERSION") runs again; nothing of the upgrade is left but $target."
}

upgrade() {
  old=$(readlink -f "$current")
  say "Upgrading from $(cat "$old/VERSION") to $version."
  stop
  backup=
  if [ -n "$(setting DATABASE_URL)" ] || [ -d "$(setting DATA_DIR)/postgres" ]; then
    backup=$backups/before-$version-$(date +%Y%m%d-%H%M%S).backup
    if ! "$old/ushirika" backup "$backup"; then
      start
      fail "The backup failed, so nothing was changed; the former version runs again."
    fi
  fi
  point_to "$target"
  install_unit
  start
  ready || go_back
  say_started
  # This version and the one before stay.
  for folder in "$programs"/*/; do
    folder=${folder%/}
    case "$folder" in "$target" | "$old" | "$current") ;; *) rm -rf "$folder" ;; esac
  done
}

check_machine
make_user
make_folders
copy_program
make_settings
try_out
if [ ! -e "$current" ]; then
  first
elif [ "$(readlink -f "$current")" = "$target" ]; then
  stop
  first
else
  upgrade
fi
