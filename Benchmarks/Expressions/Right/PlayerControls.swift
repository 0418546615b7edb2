import SwiftUI

struct PlayerControls: View {
  @State private var isPlaying = false
  @State private var position = 0.3
  @State private var volume: Float = 0.5
  @Namespace private var space

  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: isPlaying ? 40 : 28) {
        ForEach(["backward.fill", isPlaying ? "pause.fill" : "play.fill", "forward.fill"], id: \.self) { name in
          Button {
            if name.hasPrefix("p") { isPlaying.toggle() } else { position = name.hasPrefix("b") ? 0 : 1 }
          } label: {
            Image(systemName: name)
              .font(name.hasPrefix("p") ? .system(size: 44) : .title)
              .matchedGeometryEffect(id: name, in: space)
              .contentTransition(.symbolEffect(.replace))
          }
          .buttonStyle(.plain)
        }
      }
      Slider(value: $position) {
        Text("Position")
      } minimumValueLabel: {
        Text("0:00")
      } maximumValueLabel: {
        Text("3:41")
      }
      HStack {
        Image(systemName: "speaker.fill")
        Slider(value: Binding(get: { Double(volume) }, set: { volume = Float($0) }), in: 0...1)
        Image(systemName: volume > 0.66 ? "speaker.wave.3.fill" : volume > 0.33 ? "speaker.wave.2.fill" : "speaker.wave.1.fill")
      }
      .foregroundStyle(.secondary)
    }
    .padding(24)
    .background {
      RoundedRectangle(cornerRadius: 24).fill(.regularMaterial).shadow(radius: isPlaying ? 12 : 4, y: isPlaying ? 6 : 2)
    }
    .animation(.snappy, value: isPlaying)
  }
}
