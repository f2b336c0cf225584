import type { OperatorPermission } from '@cliffhanger/contract/call.ts'
import { usePermissions } from 'react-admin'

/** What the operator who is signed in may do; the server decides, this only hides what would be refused. */
export const useMayDo = (): ((permission: OperatorPermission) => boolean) => {
  const { permissions = [] } = usePermissions<readonly OperatorPermission[]>()
  return (permission) => permissions.includes(permission)
}
