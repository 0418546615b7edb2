import CoreGraphicsTypes
import SwiftUICore

/// A picker's value and the sign that a press shows others.
private struct PickerValue: View {
  let parts: PickerConfiguration
  @Environment(\.metrics.menus) private var metrics

  var body: some View {
    HStack(spacing: metrics.chevronSpacing) {
      parts.value.lineLimit(1)
      Image(systemName: "chevron.up.chevron.down").font(metrics.chevronFont).accessibilityHidden(true)
    }
  }
}

/// A button with the value, outside of lists; the label names it and does not show.
///
/// A tint colours it, and a foreground style around it does not.
struct PickerMenu: View {
  let parts: PickerConfiguration
  @State private var level = MenuLevel()

  var body: some View {
    let (level, parts) = (level, parts)
    Button(action: { level.popup.open() }) { PickerValue(parts: parts) }
      .foregroundColor(nil)
      .accessibilityName(from: parts.label, contentIsValue: true)
      .environment(\.isInListRow, false)
      .modifier(PickerPopup(parts: parts, level: level, press: .down))
  }
}

/// The menu of a picker.
private struct PickerPopup: ViewModifier {
  let parts: PickerConfiguration
  let level: MenuLevel
  let press: PopupPress
  @Environment(\.metrics.menus) private var metrics

  func body(content: Content) -> some View {
    let (level, parts) = (level, parts)
    content.modifier(
      PopupModifier(
        menu: level, metrics: metrics.popup, press: press, items: { AnyView(PickerItems(parts: parts)) }))
  }
}

/// The options of a picker as items of a menu; they hear of another choice while the menu is open.
private struct PickerItems: View {
  let parts: PickerConfiguration
  var body: some View { parts.options(.menuItems) }
}

/// A row with label and value, all of which shows the menu when it is pressed.
struct PickerMenuRow: View {
  let parts: PickerConfiguration
  @State private var level = MenuLevel()

  var body: some View {
    let (level, parts) = (level, parts)
    Pressable(action: { level.popup.open() }, row: ListRowPress()) { _ in
      HStack {
        if !parts.hidesLabel {
          parts.label.accessibilityHidden(true)
          Spacer(minLength: 0)
        }
        PickerValue(parts: parts)
          .ownForegroundStyle(Color(UIColor.secondaryLabel))
          .modifier(PickerPopup(parts: parts, level: level, press: .never))
      }
      .contentShape(Rectangle())
    }
    .accessibilityControl(.button, activate: { level.popup.open() })
    .accessibilityName(from: parts.label, contentIsValue: true)
  }
}

/// The picker as an item of a menu, which opens another one with the values.
struct PickerSubmenu: View {
  let parts: PickerConfiguration
  let outer: MenuLevel

  var body: some View {
    let parts = parts
    let label = AnyView(
      Group {
        parts.label
        parts.value
      })
    MenuItemMenu(label: label, outer: outer, content: AnyView(PickerItems(parts: parts)))
  }
}

/// All values in place: rows in a list, below each other elsewhere.
struct PickerInline: View {
  let parts: PickerConfiguration
  @Environment(\.isInListRow) private var isInListRow

  var body: some View {
    if isInListRow {
      if !parts.hidesLabel { parts.label }
      parts.options(.rows)
    } else {
      VStack(alignment: .leading) { parts.options(.rows) }
    }
  }
}

/// A link to a screen with all values, which leads back once one is chosen.
struct PickerLink: View {
  let parts: PickerConfiguration

  var body: some View {
    let parts = parts
    NavigationLink {
      List { parts.options(.rows) }
        .environment(\.pickerReturns, true)
    } label: {
      HStack {
        if !parts.hidesLabel {
          parts.label
          Spacer(minLength: 0)
        }
        parts.value.ownForegroundStyle(Color(UIColor.secondaryLabel))
      }
    }
  }
}
