// Whoever imports Charts has SwiftUI, too, as on other platforms.
@_exported public import SwiftUI
