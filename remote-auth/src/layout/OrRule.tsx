import { Divider } from '@rankwright/shared-ui/core';

export const OrRule = () => <Divider>or</Divider>;
