import { styled } from '@mui/material/styles';

/** The areas in as many columns as fit, each as high as it is. */
export const Areas = styled('div')({ columns: '250px', columnGap: 16, maxWidth: 1600, '& > *': { breakInside: 'avoid', marginBottom: 16 } });
