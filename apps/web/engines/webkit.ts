import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answers, reservePort, startServer } from "@waku/testing";
import webdriver, { type WebElement } from "selenium-webdriver";
import { type Browser, scrollTo } from "./browser";

const { Builder, By, Key, error: errors } = webdriver;

/** For browsers of machines that are busy. */
const waitMs = 30_000;
const notYet = [
  errors.NoSuchElementError,
  errors.StaleElementReferenceError,
  errors.ElementNotInteractableError,
  errors.ElementClickInterceptedError,
];

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
      env: { DISPLAY: `:${display}`, HOME: home, XDG_RUNTIME_DIR: home, GDK_BACKEND: "x11", LIBGL_ALWAYS_SOFTWARE: "1" },
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
  /** Does something with an element as soon as it is there to be used, as a person waits for it. */
  const withElement = (selector: string, act: (element: WebElement) => Promise<void>) =>
    webkit.wait(
      async () => {
        try {
          const element = webkit.findElement(By.css(selector));
          await webkit.executeScript(scrollTo, element);
          await act(element);
          return true;
        } catch (error) {
          if (notYet.some((kind) => error instanceof kind)) return false;
          throw error;
        }
      },
      waitMs,
      `${selector} cannot be used`,
    );
  return {
    name: `${capabilities.getBrowserName()} ${capabilities.getBrowserVersion()}`,
    async visit(url) {
      await webkit.get(url);
      await webkit.manage().deleteAllCookies();
      await webkit.get(url);
    },
    open: (url) => webkit.get(url),
    async resize(width, height) {
      // The frame of the window is as wide as it is.
      await webkit.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    run: (inPage, ...given) => webkit.executeScript(inPage as never, ...given),
    async click(selector) {
      await withElement(selector, (element) => element.click());
    },
    async fill(selector, text) {
      await withElement(selector, (field) => field.clear());
      await withElement(selector, (field) => field.sendKeys(text));
    },
    async press(key) {
      await webkit.actions().sendKeys(key === "Space" ? Key.SPACE : Key[key.toUpperCase() as "ENTER"]).perform();
    },
    errors: () => [],
    async close() {
      await webkit.quit();
      await driver.stop();
      await screen.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
