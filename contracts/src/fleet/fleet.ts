export * from './fleet.endpoints.ts';
export * from './fleet.schemas.ts';
export { canaryChange, rollbackChange, settingChange } from './fleetChange.schemas.ts';
export type { CanaryChange, RollbackChange, SettingChange } from './fleetChange.schemas.ts';
export { auditEntry, auditList, deployable, fleetState } from './fleetState.schemas.ts';
export type {
  AuditEntry,
  Deployable,
  FleetCanary,
  FleetSetting,
  FleetState,
  FleetVersion,
} from './fleetState.schemas.ts';
