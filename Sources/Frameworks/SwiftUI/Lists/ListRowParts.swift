import CoreGraphicsTypes
import SwiftUICore

/// What stands behind a row.
struct ListRowGround: View {
  let view: AnyView?
  let color: Color
  let radii: RectangleCornerRadii
  /// Whether the colour stands in place of the view.
  let isReplaced: Bool
  /// How gray the row is, 0…1, whatever it stands on.
  let highlight: DrivenValue?

  /// The colour of a row that is pressed, selected or followed.
  nonisolated static var highlight: Color { Color(UIColor.systemGray4) }

  @ViewBuilder var body: some View {
    if let highlight {
      ground.overlay { shape.fill(Self.highlight).driven(by: [highlight]) { _ in DrivenEffect(opacity: highlight.value) } }
    } else {
      ground
    }
  }

  private var shape: UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: radii) }

  @ViewBuilder private var ground: some View {
    if let view, !isReplaced {
      view.frame(maxWidth: .infinity, maxHeight: .infinity).clipShape(shape)
    } else {
      shape.fill(color)
    }
  }
}

/// The sign that a row leads somewhere.
struct ListChevron: View {
  let look: ListLook
  var body: some View {
    Chevron(color: Color(UIColor.tertiaryLabel), look: look)
      .padding(.trailing, look.chevronInset)
      .accessibilityHidden(true)
  }
}

/// Two lines that meet in a point, onwards.
struct Chevron: View {
  let color: Color
  let look: ListLook
  var body: some View {
    ChevronShape(line: look.chevronLine)
      .stroke(color, style: StrokeStyle(lineWidth: look.chevronLine, lineCap: .round, lineJoin: .round))
      .frame(width: look.chevron.width, height: look.chevron.height)
  }
}

/// A chevron that points onwards, and down where something is unfolded.
struct DisclosureChevron: View {
  let isExpanded: Bool
  let look: ListLook
  @Environment(\.layoutDirection) private var direction
  var body: some View {
    let down: Double = direction == .rightToLeft ? -90 : 90
    Chevron(color: .accentColor, look: look)
      .rotationEffect(.degrees(isExpanded ? down : 0))
      .frame(width: look.chevron.height, height: look.chevron.height)
      .accessibilityHidden(true)
  }
}

/// Folds and unfolds the rows of a section.
struct ListFoldButton: View {
  let isExpanded: Bool
  let look: ListLook
  let toggle: () -> Void
  var body: some View {
    Button {
      withAnimation(look.disclosureMotion) { toggle() }
    } label: {
      DisclosureChevron(isExpanded: isExpanded, look: look)
        .frame(width: look.handleArea.width, height: look.chevron.height).contentShape(Rectangle())
    }
    .buttonStyle(PlainButtonStyle())
    .accessibilityLabel(isExpanded ? "Collapse" : "Expand")
  }
}

/// The sign before a row that deletes it: a white line on a red disc.
struct ListDeleteSign: View {
  let look: ListLook
  var body: some View {
    ZStack {
      Circle().fill(Color.red)
      Capsule().fill(Color.white).frame(width: look.editSign / 2, height: 2)
    }
    .frame(width: look.editSign, height: look.editSign)
  }
}

/// The sign before a row that says whether it is selected.
struct ListSelectionSign: View {
  let isOn: Bool
  let look: ListLook
  var body: some View {
    ZStack {
      if isOn {
        Circle().fill(Color.accentColor)
        CheckShape().stroke(Color.white, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
          .frame(width: look.editSign * 0.45, height: look.editSign * 0.33)
      } else {
        Circle().strokeBorder(Color(UIColor.systemGray3), lineWidth: 1)
      }
    }
    .frame(width: look.editSign, height: look.editSign)
    .accessibilityHidden(true)
  }
}

private struct CheckShape: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.36, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    return path
  }

  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// Three lines after a row by which a finger moves it.
struct ListHandle: View {
  let element: ListElement
  let state: ListState
  let look: ListLook
  var body: some View {
    let (element, mover) = (element, state.mover)
    VStack(spacing: (look.handle.height - 3 * look.handleLine) / 2) {
      ForEach(0..<3) { _ in
        Capsule().fill(Color(UIColor.tertiaryLabel)).frame(width: look.handle.width, height: look.handleLine)
      }
    }
    .padding(.trailing, look.handleInset)
    .frame(height: look.handleArea.height)
    .contentShape(Rectangle())
    .highPriorityGesture(
      DragGesture(minimumDistance: 0, coordinateSpace: .global)
        .onChanged { drag in mover.drag(element, from: drag.startLocation.y, to: drag.location.y) }
        .onFinished { drag in
          if drag == nil { mover.cancel(motion: look.rowMotion) } else { mover.drop(motion: look.rowMotion) }
        }
    )
    .accessibilityElement()
    .accessibilityLabel("Reorder")
  }
}
