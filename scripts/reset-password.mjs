// npm run reset-password -- email: a link that sets a new password, for whoever runs this server.
import { runKeeping } from './run-keeping.mjs'

await runKeeping('reset-password')
