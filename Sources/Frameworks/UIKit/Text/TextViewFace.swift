import CoreGraphicsTypes
import Foundation
import SwiftUI
import SwiftUICore
import UIKitTypes

/// A text view as it shows.
struct TextViewFace: View {
  @Faced var view: UITextView
  @Environment(\.isMeasured) private var isMeasured
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let side: UITraitEnvironmentLayoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
    Group {
      if view.isScrollEnabled, !isMeasured {
        ScrollView { content }
          .scrollBounceBehavior(view.alwaysBounceVertical ? .always : .basedOnSize)
          .scrollIndicators(view.showsVerticalScrollIndicator ? .automatic : .hidden)
      } else {
        content
      }
    }
    .font(Font(view.shownFont))
    .foregroundStyle(Color(uiColor: view.textColor ?? .label))
    .multilineTextAlignment(view.textAlignment.shown(in: side))
    .typing(view.traits)
    .focus(of: view.face)
  }

  @ViewBuilder private var content: some View {
    if view.isEditable { edited } else { read }
  }

  private var edited: some View {
    EditedTextView(
      text: Binding(get: { [weak view] in view?.shownText.string ?? "" }, set: { [weak view] in view?.take($0) }),
      sizing: .editor(view.insets),
      selection: Binding(get: { [weak view] in view?.editedSelection }, set: { [weak view] in view?.editedSelection = $0 }),
      editingChanged: { [weak view] in view?.take(isFocused: $0) }, label: Text(verbatim: view.accessibilityLabel ?? ""))
  }

  private var read: some View {
    let lines = view.textContainer.maximumNumberOfLines
    let alignment: Alignment = view.textAlignment == .center ? .center : .leading
    return Text(AttributedString(view.shownText))
      .lineLimit(lines > 0 ? lines : nil)
      .breaking(view.textContainer.lineBreakMode)
      .selectable(view.isSelectable)
      .padding(view.insets)
      .frame(maxWidth: isMeasured ? nil : .infinity, alignment: alignment)
  }
}

extension View {
  @ViewBuilder fileprivate func selectable(_ isSelectable: Bool) -> some View {
    if isSelectable { textSelection(.enabled) } else { textSelection(.disabled) }
  }
}
