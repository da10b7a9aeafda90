import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answers, reservePort, startServer } from "@waku/testing";
import webdriver from "selenium-webdriver";
import { type Browser, placeAtRest, seemVisitor, untilAtRest, waitMs } from "./browser";

const { Builder, By, Key, error: errors } = webdriver;

/** Starts WebKitGTK's small browser through its driver, on a screen that exists in memory only. */
export async function launchWebKit(paths: { driver: string; browser: string; screen: string }): Promise<Browser> {
  const home = mkdtempSync(join(tmpdir(), "webkit-"));
  // Numbers of screens are free to choose; that of a reserved port is nobody else's.
  const display = await reservePort();
  const screen = await startServer(
    { command: [paths.screen, `:${display}`, "-screen", "0", "1600x1000x24", "-nolisten", "tcp"] },
    async () => existsSync(`/tmp/.X11-unix/X${display}`),
  );
  const port = await reservePort();
  const driver = await startServer(
    {
      command: [paths.driver, `--port=${port}`],
      env: {
        DISPLAY: `:${display}`,
        HOME: home,
        XDG_RUNTIME_DIR: home,
        GDK_BACKEND: "x11",
        LIBGL_ALWAYS_SOFTWARE: "1",
      },
    },
    () => answers(`http://127.0.0.1:${port}/status`),
  );
  const webkit = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary: paths.browser, args: ["--automation"] },
    })
    .build();
  const capabilities = await webkit.getCapabilities();
  const atRest = async (selector: string) => {
    const find = () => webkit.findElement(By.css(selector));
    await untilAtRest(selector, () => webkit.executeScript(placeAtRest, find()));
    return find();
  };
  return {
    name: `${capabilities.getBrowserName()} ${capabilities.getBrowserVersion()}`,
    async visit(url) {
      await webkit.get(url);
      await webkit.manage().deleteAllCookies();
      // Scripts that ask for consent start by themselves, and may be quicker than the driver.
      await webkit.wait(async () => {
        await webkit.get(url);
        return webkit.executeScript(seemVisitor);
      }, waitMs);
    },
    open: (url) => webkit.get(url),
    async resize(width, height) {
      // The frame of the window is as wide as it is.
      await webkit.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    run: (inPage, ...given) => webkit.executeScript(inPage as never, ...given),
    async click(selector) {
      const press = async () => {
        const element = await atRest(selector);
        return element.click().then(
          () => true,
          (error) => {
            // The driver's own idea of what can be pressed is a little later than the page's.
            if (error instanceof errors.ElementNotInteractableError) return false;
            throw error;
          },
        );
      };
      await webkit.wait(press, waitMs, `${selector} cannot be pressed`);
    },
    async fill(selector, text) {
      const field = await atRest(selector);
      await field.clear();
      await field.sendKeys(text);
    },
    async press(key) {
      await webkit
        .actions()
        .sendKeys(key === "Space" ? Key.SPACE : Key[key.toUpperCase() as "ENTER"])
        .perform();
    },
    screenshot: async () => Buffer.from(await webkit.takeScreenshot(), "base64"),
    errors: () => [],
    async close() {
      await webkit.quit();
      await driver.stop();
      await screen.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
