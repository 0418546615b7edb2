@_exported public import SwiftDataCore
