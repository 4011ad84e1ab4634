/**
 * What other features of a package may import of a feature, besides its `.data.ts` and `.model.ts`: its entry
 * component, or its store. A folder that ends in `/` holds parts that the whole package shares.
 */
const publicFilesByPackage = {
  'remote-auth': [
    'google/GoogleSignIn.tsx',
    'oidc/OidcButton.tsx',
    'providers/ProviderSignIn.tsx',
    'layout/',
  ],
  'remote-billing': ['billing/usePlanAction.ts'],
  'remote-generator': [
    'article/LazyArticleEditor.tsx',
    'article/OpenedArticle.tsx',
    'article/NothingToSave.tsx',
    'article/exportArticle.ts',
    'assessment/AssessmentPanel.tsx',
    'comparison/',
    'blogManagement/BlogManagementPage.tsx',
    'generate/GenerateTab.tsx',
    'ideas/IdeasTab.tsx',
    'rewrite/RewriteTab.tsx',
    'publishing/',
    'scheduling/ScheduleArticleDialog.tsx',
    'insights/',
    'rerun/',
    'search/',
    'selection/',
  ],
  'remote-integrations': ['connections/'],
  'remote-marketing': [
    'blog/posts.ts',
    'features/features.ts',
    'pricing/ProPlan.tsx',
    'pricing/faq.ts',
    'roi/RoiCalculator.tsx',
    'sections/',
    'structuredData/StructuredData.tsx',
  ],
  'remote-planner': [
    'backlog/Backlog.tsx',
    'lazyView/',
    'review/ReviewDialog.tsx',
    'scheduledItems/ScheduledItemCard.tsx',
    'scheduledItems/ScheduledItemDialog.tsx',
    'scheduledItems/ScheduledItemRow.tsx',
    'scheduledItems/scheduledItemActions.ts',
    'scheduledItems/scheduledItemStyle.ts',
    'scheduledItems/useDeleteScheduledItem.ts',
    'scheduledItems/useScheduledItemDialog.ts',
  ],
  shell: [
    'host/rootRoutes.tsx',
    'host/Providers.tsx',
    'hostContext/HostContext.ts',
    'hostUi/CommandPaletteButton.tsx',
    'hostUi/HostUi.tsx',
    'hostUi/notices.ts',
    'kernel/kernel.ts',
    'kernel/activation/overrides.ts',
    'kernel/diagnostics/diagnosticsLog.ts',
    'kernel/ports/memoryStorage.ts',
    'kernel/ports/storage.ts',
    'kernel/result/',
    'layout/AppLayout.tsx',
    'layout/BareLayout.tsx',
    'layout/PublicLayout.tsx',
    'notifications/NotificationBell.tsx',
    'session/logOut.ts',
    'session/useSessionEvents.ts',
  ],
  sdk: [
    'http/ApiError.ts',
    'http/callApi.ts',
    'http/callInput.ts',
    'http/getByKey.ts',
    'http/streamApi.ts',
    'queries/connections.ts',
    'queries/createQueryClient.ts',
    'queries/endpointQuery.ts',
    'queries/queryKeys.ts',
    'queries/profile.ts',
    'session/session.ts',
    'session/useSession.ts',
  ],
};

const toPattern = (packageName) => (file) =>
  `^${packageName}/src/${file.replaceAll('.', '\\.')}${file.endsWith('/') ? '' : '$'}`;

export const publicFiles = Object.entries(publicFilesByPackage).flatMap(([packageName, files]) =>
  files.map(toPattern(packageName)),
);
