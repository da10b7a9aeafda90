import { describe, expect, it } from "vitest";
import { firstSlogan, nextSlogan, type SloganState } from "./slogan-machine";

const words = ["analyze", "maintain", "fix"];

/** The states that follow one another, each with the time it stays. */
function run(steps: number, from: SloganState, random: () => number) {
  const states: { text: string; holdMs: number }[] = [];
  let state = from;
  for (let step = 0; step < steps; step++) {
    const next = nextSlogan(state, words, random);
    state = next.state;
    states.push({ text: state.text, holdMs: next.holdMs });
  }
  return states;
}

describe("slogan", () => {
  it("begins with the first word", () => {
    expect(firstSlogan(words).text).toBe("analyze");
    expect(firstSlogan([]).text).toBe("");
  });

  it("shows seven steps of random letters for 80 ms each, then the next word for 3000 ms", () => {
    const states = run(8, firstSlogan(words), () => 0);
    expect(states.slice(0, 7)).toEqual(Array.from({ length: 7 }, () => ({ text: "aaaaaaaa", holdMs: 80 })));
    expect(states[7]).toEqual({ text: "maintain", holdMs: 3000 });
  });

  it("takes 3560 ms from word to word and comes round after the last", () => {
    const states = run(8 * 3, firstSlogan(words), Math.random);
    const held = states.filter(({ holdMs }) => holdMs === 3000);
    expect(held.map(({ text }) => text)).toEqual(["maintain", "fix", "analyze"]);
    expect(states.reduce((sum, { holdMs }) => sum + holdMs, 0)).toBe(3 * 3560);
  });

  it("scrambles with letters only, as many as the coming word has", () => {
    for (const { text } of run(7, firstSlogan(words), Math.random)) expect(text).toMatch(/^[a-z]{8}$/);
    expect(run(1, firstSlogan(words), () => 0.999999)[0]?.text).toBe("zzzzzzzz");
  });

  it("stays on its word when there is only one", () => {
    const { state } = nextSlogan(firstSlogan(["fix"]), ["fix"], () => 0);
    expect(state.word).toBe(0);
  });
});
