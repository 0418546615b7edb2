import SwiftUI
import SwiftUICore
import UIKitTypes

extension View {
  /// Sets what controls of SwiftUI look like inside, as a control of UIKit wants its face.
  func appearance(_ change: @escaping @MainActor (inout AppearanceValues) -> Void) -> some View {
    transformEnvironment(\.appearance) { appearance in
      var values = appearance.values
      change(&values)
      appearance = Appearance(values)
    }
  }
}
