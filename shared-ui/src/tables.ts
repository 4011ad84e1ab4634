/** Lazy shared module: tables. */
export { default as Pagination } from '@mui/material/Pagination';
export { default as Table } from '@mui/material/Table';
export { default as TableBody } from '@mui/material/TableBody';
export { default as TableCell } from '@mui/material/TableCell';
export { default as TableContainer } from '@mui/material/TableContainer';
export { default as TableHead } from '@mui/material/TableHead';
export { default as TableRow } from '@mui/material/TableRow';
export { DataTable, type Column, type DataTableProps, type Sort } from './tables/DataTable.tsx';
export type { RowSelection } from './tables/SelectionCells.tsx';
