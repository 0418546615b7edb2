public import Foundation

/// The PostScript names of the fonts that there are, in alphabetical order.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray { NSArray(array: FontRegistry.shared.postScriptNames) }

/// The names of the families that there are, in alphabetical order.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { NSArray(array: FontRegistry.shared.familyNames) }
