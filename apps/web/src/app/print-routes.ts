import { allPaths, loadRoutes } from './routes/routes.ts'

await loadRoutes()
process.stdout.write(`${JSON.stringify(allPaths(), null, 2)}\n`)
