import SwiftUI

/// Numbered cells in the columns that it is given; the gray ground shows how far the grid reaches.
struct GridView: View {
  let columns: [GridItem]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, alignment: .leading) {
        ForEach(0...200, id: \.self) { index in
          Color.red
            .overlay { Text("\(index)").font(.headline).foregroundColor(.white) }
            .frame(height: 80)
        }
      }
      .background(Color.gray)
    }
    .padding()
  }
}
