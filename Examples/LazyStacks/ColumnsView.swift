import SwiftUI

/// A row of a thousand columns, of which only those in view are made.
struct ColumnsView: View {
  private let stamp = TimeStamp()

  var body: some View {
    VStack(alignment: .leading) {
      Text("1,000 列").font(.headline).padding(.horizontal)
      ScrollView(.horizontal) {
        LazyHStack(spacing: 12) {
          ForEach(0..<1000) { index in
            VStack {
              Text("\(index)").font(.largeTitle)
              Text(stamp.now).monospacedDigit()
            }
            // The ground is light in dark mode, too.
            .foregroundColor(.black)
            .frame(width: 140, height: 180)
            .background(
              RoundedRectangle(cornerRadius: 12).fill(Color(hue: Double(index % 24) / 24, saturation: 0.3, brightness: 0.95)))
          }
        }
        .padding(.horizontal)
      }
      .frame(height: 200)
      Spacer()
    }
    .padding(.top)
  }
}
