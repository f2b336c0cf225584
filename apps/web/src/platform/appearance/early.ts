import { applyAppearance, storedAppearance } from './apply-appearance.ts'

/** Built by itself as `appearance.js`, which the document loads before it draws anything (vite.config.ts): a theme never flashes up in the other one. */
applyAppearance(storedAppearance())
