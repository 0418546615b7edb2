import SwiftUI
import UIKit

/// A sheet to draw a bridge on.
struct CanvasScreen: View {
  @State private var strokes: [Stroke] = []
  @State private var color = UIColor.systemRed
  private static let colors: [(UIColor, LocalizedStringKey)] = [
    (.systemRed, "Red"), (.systemOrange, "Orange"), (.systemGreen, "Green"), (.systemBlue, "Blue"), (.label, "Ink"),
  ]

  var body: some View {
    VStack(spacing: 16) {
      DrawingCanvas(strokes: $strokes, color: color)
      HStack(spacing: 14) {
        ForEach(Self.colors, id: \.0) { own, name in
          Button {
            color = own
          } label: {
            Circle()
              .fill(Color(uiColor: own))
              .padding(4)
              .overlay { Circle().strokeBorder(.primary, lineWidth: own == color ? 2 : 0) }
              .frame(width: 38, height: 38)
          }
          .buttonStyle(.plain)
          .accessibilityLabel(Text(name))
          .accessibilityAddTraits(own == color ? .isSelected : [])
        }
        Spacer()
        Button("Undo", systemImage: "arrow.uturn.backward") { strokes.removeLast() }
          .labelStyle(.iconOnly)
          .disabled(strokes.isEmpty)
      }
      Text("Lines drawn: \(strokes.count)")
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
    .padding()
    .toolbar {
      Button("Clear") { strokes = [] }
        .disabled(strokes.isEmpty)
    }
  }
}

private struct DrawingCanvas: UIViewRepresentable {
  @Binding var strokes: [Stroke]
  let color: UIColor

  func makeUIView(context: Context) -> CanvasView {
    let view = CanvasView()
    view.accessibilityLabel = NSLocalizedString("Sketch", comment: "What one draws on")
    return view
  }

  func updateUIView(_ view: CanvasView, context: Context) {
    view.strokes = strokes
    view.color = color
    view.onDraw = { strokes = $0 }
  }
}

#Preview {
  NavigationStack { CanvasScreen() }
}
