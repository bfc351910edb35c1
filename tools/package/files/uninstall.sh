#!/bin/sh
# Takes the service and its programs off this machine. Data, backups and settings stay.
set -eu
[ "$(id -u)" = 0 ] || { echo "Please run uninstall.sh as root." >&2; exit 1; }
if [ -d /run/systemd/system ]; then
  systemctl disable --now ushirika 2>/dev/null || true
elif [ -e /run/ushirika.pid ]; then
  kill "$(cat /run/ushirika.pid)" 2>/dev/null || true
fi
rm -f /etc/systemd/system/multi-user.target.wants/ushirika.service /etc/systemd/system/ushirika.service \
  /usr/local/bin/ushirika /run/ushirika.pid
[ ! -d /run/systemd/system ] || systemctl daemon-reload
rm -rf /opt/ushirika
cat <<'KEPT'
Ushirika is uninstalled. These stay, and an install.sh takes them up again:
  /var/lib/ushirika      data
  /var/backups/ushirika  backups
  /etc/ushirika          settings, among them the key that opens the backups
To be rid of them too: rm -rf /var/lib/ushirika /var/backups/ushirika /etc/ushirika && userdel ushirika
KEPT
