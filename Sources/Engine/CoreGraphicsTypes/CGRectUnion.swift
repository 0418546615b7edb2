public import Foundation

/// The smallest rectangle that holds two others; a null one counts for nothing.
public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }
