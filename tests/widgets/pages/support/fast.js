import { provideFASTDesignSystem, allComponents } from '@microsoft/fast-components';

provideFASTDesignSystem().register(allComponents);
