#!/bin/sh
# Runs a command isolated from the rest of the machine:
#   confine-browser.sh <level> <user id, or -> <folder> <path that it may read>... -- <command>...
# Level `files`: in new mount, network and process namespaces, it sees the system's libraries, the named paths and its
# own folder. `network`: in a new network namespace. `limits`: neither. The caller has created the namespaces (`unshare`).
set -eu
level=$1 user=$2 folder=$3
shift 3

# Slim images do not have `ip`, so Perl replaces it. 0x8914 is SIOCSIFFLAGS, 0x41 is UP | RUNNING.
raise_loopback() {
  ip link set lo up 2>/dev/null || perl -MSocket -e '
    socket(my $socket, AF_INET, SOCK_DGRAM, 0) or die "$!\n";
    my $flags = pack("a16 s x22", "lo", 0x41);
    ioctl($socket, 0x8914, $flags) or die "$!\n"'
}

show() {
  if [ -L "$1" ]; then
    ln -s "$(readlink "$1")" "$root$1"
  elif [ -e "$1" ]; then
    if [ -d "$1" ]; then
      mkdir -p "$root$1"
    else
      mkdir -p "$root${1%/*}"
      : >"$root$1"
    fi
    mount --rbind "$1" "$root$1"
    mount -o remount,bind,ro,nosuid,nodev "$root$1"
  fi
}

[ "$level" = limits ] || raise_loopback
if [ "$level" = files ]; then
  root=$folder/root
  mkdir "$root"
  mount -t tmpfs -o mode=755,size=1m,nosuid,nodev root "$root"
  for path in /usr /bin /sbin /lib /lib32 /lib64 /etc/fonts /etc/ld.so.cache /etc/localtime; do show "$path"; done
  mkdir -p "$root/dev/shm" "$root/proc" "$root/old"
  for name in null zero full random urandom; do
    : >"$root/dev/$name"
    mount --bind "/dev/$name" "$root/dev/$name"
  done
  mount -t tmpfs -o mode=1777,size=512m,nosuid,nodev,noexec shm "$root/dev/shm"
  mount -t proc -o nosuid,nodev,noexec proc "$root/proc"
fi
while [ "$1" != -- ]; do
  [ "$level" = files ] && show "$1"
  shift
done
shift
if [ "$level" = files ]; then
  mkdir -p "$root$folder"
  mount --bind "$folder" "$root$folder"
  cd "$root"
  pivot_root . old
  # Without -n and -i, umount reads files that only the old root has.
  umount -n -i -l /old
  rmdir /old
  mount -o remount,ro,nosuid,nodev /
  cd "$folder"
fi
if [ "$user" = - ]; then
  set -- -- "$@"
else
  set -- --reuid="$user" --regid="$user" --clear-groups -- "$@"
fi
exec prlimit --core=0 --nofile=4096 --nproc=4096 --fsize=268435456 --data=4294967296 \
  setpriv --pdeathsig=KILL --inh-caps=-all --ambient-caps=-all --bounding-set=-all --no-new-privs "$@"
