/** The least a page can do about a slider: write its value beside it. */
export const sliderPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>A bare slider</title>
<main><p><label>Value <input type="range" min="0" max="100"></label> <input name="value" value="50"> <output>50</output></p></main>
<script>
const output = document.querySelector("output");
document.querySelector("main").addEventListener("input", (event) => (output.textContent = event.target.value));
</script>
</html>
`;
