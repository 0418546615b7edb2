import CoreGraphicsTypes
import Foundation
import SwiftUI
import SwiftUICore
import UIKitTypes

/// A text field as it shows.
struct TextFieldFace: View {
  let field: UITextField
  @Environment(\.isMeasured) private var isMeasured
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let side: UITraitEnvironmentLayoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
    line
      .font(field.font.map { Font($0) })
      .foregroundStyle(Color(uiColor: field.textColor ?? .label))
      .multilineTextAlignment(field.textAlignment.shown(in: side))
      .typing(field.traits)
      .focus(of: field.face)
      .padding(insets)
      .frame(maxHeight: isMeasured ? nil : .infinity)
      .background { FieldBorder(field: field) }
      .overlay(alignment: .leading) { sideView(field.shownLeftView) }
      .overlay(alignment: .trailing) { trailing }
      .disabled(!field.isEnabled)
  }

  private var line: some View {
    EditedTextView(
      text: Binding(get: { [weak field] in field?.shownText ?? "" }, set: { [weak field] in field?.take($0) }), prompt: prompt,
      isSecure: field.isSecureTextEntry, editingChanged: { [weak field] in field?.take(isFocused: $0) },
      submitted: { [weak field] in field?.takeReturn() }, deletedBefore: { [weak field] in field?.takeDeletion() },
      label: Text(verbatim: field.accessibilityLabel ?? field.placeholder ?? ""))
  }

  private var prompt: Text? {
    guard let placeholder = field.attributedPlaceholder else { return nil }
    let text = Text(AttributedString(placeholder))
    let hasColor = placeholder.length > 0 && placeholder.attribute(.foregroundColor, at: 0, effectiveRange: nil) != nil
    return hasColor ? text : text.foregroundColor(Color(uiColor: .placeholderText))
  }

  /// What the field's own rectangles leave free around the text.
  private var insets: EdgeInsets {
    let bounds = field.bounds.width > 1 ? field.bounds : CGRect(x: 0, y: 0, width: 300, height: 34)
    let rect = field.isEditing ? field.editingRect(forBounds: bounds) : field.textRect(forBounds: bounds)
    return EdgeInsets(
      top: rect.minY - bounds.minY, leading: rect.minX - bounds.minX, bottom: bounds.maxY - rect.maxY,
      trailing: bounds.maxX - rect.maxX)
  }

  @ViewBuilder private func sideView(_ view: UIView?) -> some View {
    if let view, !isMeasured { ShownView(view: view).frame(width: view.bounds.width, height: view.bounds.height) }
  }

  @ViewBuilder private var trailing: some View {
    if field.shownRightView != nil {
      sideView(field.shownRightView)
    } else if field.showsClearButton {
      Button { [weak field] in
        field?.clear()
      } label: {
        Image(systemName: "xmark.circle.fill").foregroundStyle(Color(uiColor: .tertiaryLabel)).accessibilityLabel("Clear text")
      }
      .buttonStyle(.plain)
      .font(.system(size: 15))
      .padding(.trailing, field.borderStyle == .none ? 0 : 7)
    }
  }
}

/// What is drawn around a field.
private struct FieldBorder: View {
  let field: UITextField

  var body: some View {
    if let picture = field.isEnabled ? field.background : field.disabledBackground ?? field.background,
      field.borderStyle != .roundedRect
    {
      Image(uiImage: picture).resizable()
    } else {
      switch field.borderStyle {
      case .none: EmptyView()
      case .line: Rectangle().strokeBorder(Color(uiColor: .label), lineWidth: 1)
      case .bezel: Rectangle().strokeBorder(Color(uiColor: .systemGray2), lineWidth: 2)
      case .roundedRect:
        let box = RoundedRectangle(cornerRadius: 5)
        box.fill(
          field.backgroundColor == nil ? Color(uiColor: field.isEnabled ? .systemBackground : .tertiarySystemFill) : .clear
        )
        .overlay(box.strokeBorder(Color(uiColor: .systemGray4), lineWidth: 0.5))
      }
    }
  }
}
