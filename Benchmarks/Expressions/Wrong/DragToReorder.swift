// unknown: predictedEndTranslate
import SwiftUI

struct DragToReorder: View {
  @State private var offset: CGSize = .zero
  @State private var scale: CGFloat = 1
  @GestureState private var isPressed = false

  var body: some View {
    GeometryReader { proxy in
      RoundedRectangle(cornerRadius: 20)
        .fill(isPressed ? Color.orange : .teal)
        .frame(width: min(proxy.size.width, proxy.size.height) * 0.5, height: 120)
        .scaleEffect(scale * (isPressed ? 1.1 : 1))
        .offset(x: offset.width, y: offset.height)
        .rotationEffect(.degrees(Double(offset.width / 10)))
        .position(x: proxy.size.width / 2, y: proxy.size.height / 2)
        .gesture(
          DragGesture(minimumDistance: 0)
            .updating($isPressed) { _, state, _ in state = true }
            .onChanged { value in
              offset = CGSize(width: value.translation.width, height: value.translation.height * 0.5)
            }
            .onEnded { value in
              let far = abs(value.predictedEndTranslate.width) > proxy.size.width / 2
              withAnimation(far ? .easeOut(duration: 0.3) : .spring()) {
                offset = far ? CGSize(width: value.predictedEndTranslation.width, height: 0) : .zero
              }
            }
            .simultaneously(with: MagnificationGesture().onChanged { scale = $0 }.onEnded { _ in scale = 1 })
        )
    }
  }
}
