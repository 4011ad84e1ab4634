const few = 3;

export const describeCodesLeft = (left: number): string => {
  if (left === 0)
    return 'No recovery codes left. Create new ones, or you are locked out if you lose your phone.';
  const text = left === 1 ? '1 recovery code left.' : `${left} recovery codes left.`;
  return left <= few ? `${text} Create new ones soon.` : text;
};
