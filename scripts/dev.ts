import { join } from "node:path";
import { migrate } from "#scripts/local/state-databases.ts";
import { isWhole } from "./local/is-whole.ts";
import { assertWritable, makeSound, roomOf } from "./local/sound-state.ts";
import { lockState } from "./local/state-lock.ts";
import { openStorage } from "./local/storage.ts";
import { readDataset } from "./publish/dataset-files.ts";
import { miniflareTarget } from "./publish/miniflare-target.ts";
import { publish } from "./publish/publish.ts";
import { main, root, run } from "./tools.ts";

/** `npm run dev`: Vite with hot reloading, on the same local state as `npm start`. */
main(async () => {
  const state = join(root, ".state");
  const port = process.env.PORT ?? "5173";
  await assertWritable(state);
  await lockState(state, `http://localhost:${port}`);
  await makeSound(state);
  await migrate(state);
  const storage = await openStorage(state);
  await publish(
    await readDataset(),
    await miniflareTarget(storage, () => roomOf(state)),
    new Date(),
    !(await isWhole(storage)),
  );
  await storage.dispose();
  await run("react-router", ["dev", "--port", port], { show: true });
});
