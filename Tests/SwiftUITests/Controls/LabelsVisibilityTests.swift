import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import Testing

@MainActor
@Suite("labelsVisibility") struct LabelsVisibilityTests {
  private struct Reader: View {
    @Environment(\.labelsVisibility) private var visibility
    var body: some View { Text(verbatim: "\(visibility)") }
  }

  private func hasLabel(_ change: (AnyView) -> some View) -> Bool {
    let control = LabeledContent {
      Box("value", 10, 10)
    } label: {
      Box("label", 10, 10)
    }
    let found = frames(in: CGSize(width: 100, height: 40), change(AnyView(control)))
    #expect(found["value"] != nil)
    return found["label"] != nil
  }

  @Test("labels do not show where they are hidden, and the innermost word counts")
  func hidden() {
    #expect(hasLabel { $0 })
    #expect(!hasLabel { $0.labelsVisibility(.hidden) })
    #expect(!hasLabel { $0.labelsHidden() })
    #expect(hasLabel { $0.labelsVisibility(.visible).labelsHidden() })
    #expect(hasLabel { $0.labelsVisibility(.automatic).labelsVisibility(.hidden) })
    #expect(!hasLabel { $0.labelsHidden().labelsVisibility(.visible) })
  }

  @Test("views can ask for it")
  func value() {
    #expect(Screen { Reader() }.contains("automatic"))
    #expect(Screen { Reader().labelsHidden() }.contains("hidden"))
  }
}
