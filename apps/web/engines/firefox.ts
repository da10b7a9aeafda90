import puppeteer from "puppeteer-core";
import { type Browser, placeAtRest, seemVisitor, untilAtRest } from "./browser";

/** Starts Firefox, which speaks WebDriver BiDi itself. */
export async function launchFirefox(executablePath: string): Promise<Browser> {
  const firefox = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
  const page = await firefox.newPage();
  await page.evaluateOnNewDocument(seemVisitor);
  const click = async (selector: string) => {
    await untilAtRest(selector, () => page.$eval(selector, placeAtRest));
    await page.click(selector);
  };
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  return {
    name: await firefox.version(),
    async visit(url) {
      await firefox.deleteMatchingCookies(...(await firefox.cookies()));
      await page.goto(url);
    },
    async open(url) {
      await page.goto(url);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    run: (inPage, ...given) => page.evaluate(inPage as never, ...(given as unknown as never[])),
    click,
    async fill(selector, text) {
      await click(selector);
      await page.keyboard.down("Control");
      await page.keyboard.press("a");
      await page.keyboard.up("Control");
      await page.keyboard.type(text);
    },
    press: (key) => page.keyboard.press(key),
    screenshot: () => page.screenshot(),
    errors: () => errors,
    close: () => firefox.close(),
  };
}
