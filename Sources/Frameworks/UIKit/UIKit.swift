// Apps name this module; the declarations live in UIKitTypes, so that files which import Swift Testing do not have to find the
// overlay that Swift Testing announces for a module called UIKit.
@_exported import FoundationAdditions
@_exported import UIKitTypes
