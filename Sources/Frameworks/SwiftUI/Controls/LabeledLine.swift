import CoreGraphicsTypes
import SwiftUICore

/// A label and what it is the label of, at the two ends of a line; in a form of columns the one ends where the other begins.
struct LabeledLine<Label: View, Content: View>: View {
  let label: Label
  /// From the label to the content at least.
  let spacing: CGFloat
  let content: Content
  @Environment(\.isInColumnsForm) private var isInColumnsForm

  init(label: Label, spacing: CGFloat, @ViewBuilder content: () -> Content) {
    (self.label, self.spacing, self.content) = (label, spacing, content())
  }

  var body: some View {
    if isInColumnsForm {
      HStack(spacing: spacing) {
        label.multilineTextAlignment(.trailing)
        content.alignmentGuide(.formColumn) { $0[.leading] }
      }
    } else {
      HStack(spacing: 0) {
        label
        Spacer(minLength: spacing)
        content
      }
    }
  }
}

extension HorizontalAlignment {
  private enum FormColumn: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  /// Where labels end and what they are the labels of begins, in a form of columns.
  nonisolated static let formColumn = HorizontalAlignment(FormColumn.self)
}

private enum IsInColumnsFormKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the view is part of a form of columns.
  var isInColumnsForm: Bool {
    get { self[IsInColumnsFormKey.self] }
    set { self[IsInColumnsFormKey.self] = newValue }
  }
}
