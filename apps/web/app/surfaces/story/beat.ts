import type { CSSProperties } from "react";
import "./story.css";

/**
 * What an element of a story does:
 * - appear, rise, reveal (from its start), type (in jumps), draw (a line of path length 1), grow (from its start)
 * - until: stands where something new will be, and goes
 * - move: comes from elsewhere (`dx`, `dy`); drive: comes along a way
 * - tint, ground: takes its colour or its ground; flash, call: draws attention
 * - mark: nothing, it only tells the player that a step begins
 */
type Effect =
  | "appear"
  | "rise"
  | "reveal"
  | "type"
  | "draw"
  | "grow"
  | "until"
  | "move"
  | "drive"
  | "tint"
  | "ground"
  | "flash"
  | "call"
  | "mark";

type Options = {
  /** Seconds it takes. */
  lasts?: number;
  times?: number;
  /** Where it comes from, as lengths or parts of its own size. */
  dx?: string;
  dy?: string;
  /** Colour or share of its length that it begins with. */
  was?: string;
  /** Path that ends at 0 0, the place of the element. */
  way?: string;
  /** Degrees added to the direction of the way. */
  turn?: number;
  /** Styles the element has anyway. */
  style?: CSSProperties;
};

/**
 * Attributes that give an element its part in the story of its surface.
 * @param at seconds from the beginning of the story
 */
export function beat(effect: Effect, at: number, { lasts, times, dx, dy, was, way, turn, style }: Options = {}) {
  const variables = {
    "--at": seconds(at),
    "--for": lasts === undefined ? undefined : seconds(lasts),
    "--times": times,
    "--dx": dx,
    "--dy": dy,
    "--was": was,
    "--way": way && `path("${way}") view-box`,
    "--turn": turn === undefined ? undefined : `${turn}deg`,
  };
  return { "data-beat": effect, style: { ...style, ...variables } as CSSProperties };
}

/** A time of a story as a value of styles; sums of tenths have long tails in binary. */
export function seconds(value: number): string {
  return `${Number(value.toFixed(2))}s`;
}
