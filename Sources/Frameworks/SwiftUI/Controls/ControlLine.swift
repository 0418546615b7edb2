import CoreGraphicsTypes
import SwiftUICore

/// A label where the line begins and a control where it ends, as switches, steppers and wells of colour stand.
///
/// It fills the width. Where labels are hidden the control stands alone and is named after the label.
struct ControlLine<Label: View, Control: View>: View {
  let label: Label
  /// From the label to the control at least.
  let spacing: CGFloat
  let control: Control
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  init(label: Label, spacing: CGFloat, @ViewBuilder control: () -> Control) {
    (self.label, self.spacing, self.control) = (label, spacing, control())
  }

  var body: some View {
    if labelsAreHidden {
      control.lowInRow().accessibilityElement().accessibilityName(from: label)
    } else {
      LabeledLine(label: label, spacing: spacing) { control.lowInRow().accessibilityHidden(true) }
    }
  }
}
