import CoreGraphicsTypes
import SwiftUICore

/// Fields in alerts: a line in the box that all of them share.
struct DialogFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<_Label>) -> some View { DialogField(field: configuration) }
}

private struct DialogField: View {
  let field: TextField<_TextFieldStyleLabel>
  @Environment(\.dialog) private var dialog
  @Environment(\.metrics.alerts) private var metrics

  var body: some View {
    let (field, control) = (field, dialog?.level.control)
    EditedTextView(
      text: field.text, prompt: field.prompt, isSecure: field.isSecure, editingChanged: field.editingChanged,
      submitted: {
        field.committed()
        control?.submit()
      }, left: { control?.cancel() }, label: field.label
    )
    .padding(.horizontal, metrics.fieldInset)
    .padding(.top, 2 * metrics.fieldShift)
    .frame(maxHeight: .infinity)
    .font(.body)
    .layoutValue(key: DialogRole.self, value: .field)
  }
}

/// The box of an alert's fields, with a line between two of them.
struct DialogFieldsGround: View {
  /// Of a field.
  let height: CGFloat
  @Environment(\.metrics.alerts) private var metrics
  @Environment(\.pixelLength) private var pixel
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: metrics.fieldCorner, style: .continuous), line = metrics.line.color(in: scheme)
    shape.fill(metrics.fieldFill.color(in: scheme))
      .overlay(FieldLines(height: height, pixel: pixel).fill(line))
      .overlay(shape.strokeBorder(line, lineWidth: pixel))
      .layoutValue(key: DialogRole.self, value: .box)
  }
}

/// The lines between fields.
nonisolated private struct FieldLines: Shape {
  let height: CGFloat
  let pixel: CGFloat

  func path(in rect: CGRect) -> Path {
    var path = Path()
    guard height > 0 else { return path }
    let count = Int(clamping: (rect.height / height).rounded())
    for index in 1..<max(count, 1) {
      path.addRect(CGRect(x: rect.minX, y: rect.minY + CGFloat(index) * height, width: rect.width, height: pixel))
    }
    return path
  }
}
